// Three calls by the client that openapi-generator generates into ../clubwright.
package main

import (
	"context"
	"errors"
	"log"
	"os"

	"generators/clubwright"
)

func main() {
	configuration := clubwright.NewConfiguration()
	configuration.Servers = clubwright.ServerConfigurations{{URL: os.Getenv("URL")}}
	client := clubwright.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), clubwright.ContextAccessToken, os.Getenv("KEY"))

	swing := clubwright.NewSwingMetrics()
	swing.SetSwingSpeed(95)
	request := clubwright.NewFittingRequest(clubwright.CLUBTYPE_DRIVER, *clubwright.NewGolfer(clubwright.HAND_RIGHT), *swing)
	fitting, _, err := client.FittingAPI.AnalyzeFitting(ctx).FittingRequest(*request).Execute()
	if err != nil {
		log.Fatal(err)
	}
	if fitting.CompletedFitting.Specs.Loft.Value < 8 || len(fitting.CompletedFitting.TopPicks) == 0 {
		log.Fatal("the fitting has no loft or no picks")
	}

	found, _, err := client.CatalogAPI.SearchClubs(ctx).Q("g440").Limit(2).Execute()
	if err != nil || len(found.Clubs) != 2 {
		log.Fatal("the search did not find two clubs: ", err)
	}

	_, _, err = client.CatalogAPI.GetClub(ctx, "no-such-club").Execute()
	var refused *clubwright.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatal("no refusal: ", err)
	}
	if problem := refused.Model().(clubwright.ClubNotFoundProblem); problem.Code != "CLUB_NOT_FOUND" {
		log.Fatal(problem.Code)
	}
}
