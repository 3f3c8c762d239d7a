// Three calls by the generated client.
use clubwright::apis::{catalog_api, configuration::Configuration, fitting_api, Error};
use clubwright::models::{ClubType, FittingRequest, FittingResult, Golfer, Hand, SwingMetrics};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut service = Configuration::new();
    service.base_path = std::env::var("URL").unwrap();
    service.bearer_access_token = std::env::var("KEY").ok();

    let swing = SwingMetrics { swing_speed: Some(95.0), ..SwingMetrics::new() };
    let request = FittingRequest::new(ClubType::Driver, Golfer::new(Hand::Right), swing);
    let fitting = fitting_api::analyze_fitting(&service, request, None, None, None, None, None, None, None, None).await.unwrap();
    let FittingResult::Completed(fitting) = fitting else { panic!("{fitting:?}") };
    assert!(fitting.specs.loft.value > 8.0 && !fitting.top_picks.is_empty());

    let found = catalog_api::search_clubs(&service, None, None, None, None, None, Some("g440"), None, None, None, Some(2), None, None);
    assert_eq!(found.await.unwrap().clubs.len(), 2);

    let refused = catalog_api::get_club(&service, "no-such-club", None).await.unwrap_err();
    let Error::ResponseError(answer) = refused else { panic!("{refused:?}") };
    let Some(catalog_api::GetClubError::Status404(problem)) = answer.entity else { panic!("{:?}", answer.entity) };
    assert_eq!(serde_json::to_value(problem.code).unwrap(), "CLUB_NOT_FOUND");
}
