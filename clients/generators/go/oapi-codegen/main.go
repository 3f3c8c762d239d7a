// Three calls by the client that oapi-codegen generates into ../oapi.
package main

import (
	"context"
	"log"
	"net/http"
	"os"

	"generators/oapi"
)

func main() {
	ctx := context.Background()
	key := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
		return nil
	}
	client, err := oapi.NewClientWithResponses(os.Getenv("URL"), oapi.WithRequestEditorFn(key))
	if err != nil {
		log.Fatal(err)
	}

	speed := float32(95)
	request := oapi.FittingRequest{
		ClubType:     "driver",
		Golfer:       oapi.Golfer{Handedness: "right"},
		SwingMetrics: oapi.SwingMetrics{SwingSpeed: &speed},
	}
	fitted, err := client.AnalyzeFittingWithResponse(ctx, &oapi.AnalyzeFittingParams{}, request)
	if err != nil {
		log.Fatal(err)
	}
	fitting, err := fitted.JSON200.AsCompletedFitting()
	if err != nil || fitting.Specs.Loft.Value < 8 || len(fitting.TopPicks) == 0 {
		log.Fatal("the fitting has no loft or no picks: ", err)
	}

	words, limit := "g440", 2
	found, err := client.SearchClubsWithResponse(ctx, &oapi.SearchClubsParams{Q: &words, Limit: &limit})
	if err != nil || len(found.JSON200.Clubs) != 2 {
		log.Fatal("the search did not find two clubs: ", err)
	}

	refused, err := client.GetClubWithResponse(ctx, "no-such-club", &oapi.GetClubParams{})
	if err != nil {
		log.Fatal(err)
	}
	if problem := refused.ApplicationproblemJSON404; problem.Code != "CLUB_NOT_FOUND" {
		log.Fatal(problem.Code)
	}
}
