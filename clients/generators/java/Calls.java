import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CatalogApi;
import org.openapitools.client.api.FittingApi;
import org.openapitools.client.model.*;

import java.math.BigDecimal;

/** Three calls by the generated client. */
public class Calls {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient().setBasePath(System.getenv("URL"));
    client.setBearerToken(System.getenv("KEY"));

    FittingRequest request = new FittingRequest()
        .clubType(ClubType.DRIVER)
        .golfer(new Golfer().handedness(Hand.RIGHT))
        .swingMetrics(new SwingMetrics().swingSpeed(new BigDecimal(95)));
    CompletedFitting fitting = new FittingApi(client)
        .analyzeFitting(request, null, null, null, null, null, null, null, null)
        .getCompletedFitting();
    check(fitting.getSpecs().getLoft().getValue().doubleValue() > 8 && !fitting.getTopPicks().isEmpty());

    CatalogApi catalog = new CatalogApi(client);
    check(catalog.searchClubs(null, null, null, null, null, "g440", null, null, null, 2, null, null).getClubs().size() == 2);
    try {
      catalog.getClub("no-such-club", null);
      check(false);
    } catch (ApiException refused) {
      check(ClubNotFoundProblem.fromJson(refused.getResponseBody()).getCode() == ClubNotFoundProblem.CodeEnum.CLUB_NOT_FOUND);
    }
    System.exit(0); // idle connections would keep the program for a minute
  }

  private static void check(boolean isSo) {
    if (!isSo) throw new AssertionError();
  }
}
