"""Contains all the data models used in inputs/outputs"""

from .adjustability import Adjustability
from .adjustability_weight import AdjustabilityWeight
from .agent_token import AgentToken
from .agent_token_connection import AgentTokenConnection
from .agent_token_scopes_item import AgentTokenScopesItem
from .analysis import Analysis
from .analysis_assumptions_item import AnalysisAssumptionsItem
from .analysis_configurations_item import AnalysisConfigurationsItem
from .analysis_flight import AnalysisFlight
from .analysis_input_quality import AnalysisInputQuality
from .analysis_key_insights_item import AnalysisKeyInsightsItem
from .analysis_warnings_item import AnalysisWarningsItem
from .analyze_batch_x_svc_traffic import AnalyzeBatchXSvcTraffic
from .analyze_fitting_detail import AnalyzeFittingDetail
from .analyze_fitting_x_svc_traffic import AnalyzeFittingXSvcTraffic
from .analyzed_club import AnalyzedClub
from .analyzed_club_carry_source import AnalyzedClubCarrySource
from .analyzed_club_loft_source_type_1 import AnalyzedClubLoftSourceType1
from .analyzed_club_loft_source_type_2_type_1 import AnalyzedClubLoftSourceType2Type1
from .analyzed_club_loft_source_type_3_type_1 import AnalyzedClubLoftSourceType3Type1
from .analyzed_club_total_source import AnalyzedClubTotalSource
from .analyzed_club_type import AnalyzedClubType
from .bag_club_input import BagClubInput
from .bag_club_input_type import BagClubInputType
from .bag_flag import BagFlag
from .bag_flag_flag import BagFlagFlag
from .bag_flag_limit import BagFlagLimit
from .bag_flag_limit_unit import BagFlagLimitUnit
from .bag_gap import BagGap
from .bag_gapping import BagGapping
from .bag_plan import BagPlan
from .bag_plan_fittings_item import BagPlanFittingsItem
from .bag_plan_request import BagPlanRequest
from .bag_plan_request_lob_wedge_full_swing import BagPlanRequestLobWedgeFullSwing
from .bag_plan_rules_item import BagPlanRulesItem
from .bag_plan_wedge_matrix_item import BagPlanWedgeMatrixItem
from .bag_request import BagRequest
from .bag_request_lob_wedge_full_swing import BagRequestLobWedgeFullSwing
from .bag_speed import BagSpeed
from .bag_speed_source_type_1 import BagSpeedSourceType1
from .bag_speed_source_type_2_type_1 import BagSpeedSourceType2Type1
from .bag_speed_source_type_3_type_1 import BagSpeedSourceType3Type1
from .bag_suggestion import BagSuggestion
from .bag_suggestion_action import BagSuggestionAction
from .basis import Basis
from .batch_answer import BatchAnswer
from .batch_answer_status import BatchAnswerStatus
from .batch_row import BatchRow
from .bounce_option import BounceOption
from .build import Build
from .build_grip import BuildGrip
from .build_shaft import BuildShaft
from .build_shaft_source import BuildShaftSource
from .build_store_link_x_svc_traffic import BuildStoreLinkXSvcTraffic
from .build_wedges_item import BuildWedgesItem
from .catalog import Catalog
from .catalog_unavailable_problem import CatalogUnavailableProblem
from .catalog_unavailable_problem_code import CatalogUnavailableProblemCode
from .chosen_option import ChosenOption
from .chosen_option_from import ChosenOptionFrom
from .chosen_option_parameter import ChosenOptionParameter
from .club import Club
from .club_design import ClubDesign
from .club_design_bias import ClubDesignBias
from .club_design_confidence import ClubDesignConfidence
from .club_design_estimated_item import ClubDesignEstimatedItem
from .club_design_gender import ClubDesignGender
from .club_design_weight_class import ClubDesignWeightClass
from .club_detail import ClubDetail
from .club_details import ClubDetails
from .club_details_fairway_designation import ClubDetailsFairwayDesignation
from .club_details_fairway_speed_source import ClubDetailsFairwaySpeedSource
from .club_details_lob_wedge_full_swing import ClubDetailsLobWedgeFullSwing
from .club_details_wedge_hit import ClubDetailsWedgeHit
from .club_facets import ClubFacets
from .club_facets_price import ClubFacetsPrice
from .club_identity import ClubIdentity
from .club_identity_category import ClubIdentityCategory
from .club_identity_currency import ClubIdentityCurrency
from .club_identity_price_per import ClubIdentityPricePer
from .club_medians import ClubMedians
from .club_medians_fits_type_1 import ClubMediansFitsType1
from .club_medians_fits_type_2_type_1 import ClubMediansFitsType2Type1
from .club_medians_fits_type_3_type_1 import ClubMediansFitsType3Type1
from .club_model_option import ClubModelOption
from .club_models import ClubModels
from .club_models_models_item import ClubModelsModelsItem
from .club_not_found_problem import ClubNotFoundProblem
from .club_not_found_problem_code import ClubNotFoundProblemCode
from .club_recommendations import ClubRecommendations
from .club_summary import ClubSummary
from .club_type import ClubType
from .club_with_options import ClubWithOptions
from .club_with_options_grip_sizes_item import ClubWithOptionsGripSizesItem
from .compare_request import CompareRequest
from .comparison import Comparison
from .comparison_differences import ComparisonDifferences
from .comparison_differences_additional_property import (
    ComparisonDifferencesAdditionalProperty,
)
from .completed_fitting import CompletedFitting
from .completed_fitting_status import CompletedFittingStatus
from .conflict_problem import ConflictProblem
from .conflict_problem_code import ConflictProblemCode
from .context_scores import ContextScores
from .current_club import CurrentClub
from .current_club_club_type_0 import CurrentClubClubType0
from .current_club_verdict import CurrentClubVerdict
from .current_equipment import CurrentEquipment
from .daily_cap_reached_problem import DailyCapReachedProblem
from .daily_cap_reached_problem_code import DailyCapReachedProblemCode
from .enabled_webhook import EnabledWebhook
from .evidence import Evidence
from .evidence_club_types_item import EvidenceClubTypesItem
from .evidence_club_types_item_basis import EvidenceClubTypesItemBasis
from .expected_shot import ExpectedShot
from .facet_count import FacetCount
from .field_problem import FieldProblem
from .field_source import FieldSource
from .field_source_confidence import FieldSourceConfidence
from .field_source_fields_item import FieldSourceFieldsItem
from .fit_session_detail import FitSessionDetail
from .fit_session_x_svc_traffic import FitSessionXSvcTraffic
from .fitter import Fitter
from .fitter_location import FitterLocation
from .fitter_rating import FitterRating
from .fitter_services_item import FitterServicesItem
from .fitters_unavailable_problem import FittersUnavailableProblem
from .fitters_unavailable_problem_code import FittersUnavailableProblemCode
from .fitting import Fitting
from .fitting_erased_problem import FittingErasedProblem
from .fitting_erased_problem_code import FittingErasedProblemCode
from .fitting_failure import FittingFailure
from .fitting_failure_code import FittingFailureCode
from .fitting_in_progress_problem import FittingInProgressProblem
from .fitting_in_progress_problem_code import FittingInProgressProblemCode
from .fitting_meta import FittingMeta
from .fitting_meta_golfer import FittingMetaGolfer
from .fitting_not_complete_problem import FittingNotCompleteProblem
from .fitting_not_complete_problem_code import FittingNotCompleteProblemCode
from .fitting_not_found_problem import FittingNotFoundProblem
from .fitting_not_found_problem_code import FittingNotFoundProblemCode
from .fitting_progress import FittingProgress
from .fitting_progress_stage import FittingProgressStage
from .fitting_request import FittingRequest
from .fitting_result import FittingResult
from .fitting_result_status import FittingResultStatus
from .fitting_retry import FittingRetry
from .fittings_by_club import FittingsByClub
from .flex import Flex
from .flex_spec import FlexSpec
from .flight_point import FlightPoint
from .found_clubs import FoundClubs
from .found_clubs_did_you_mean_item import FoundClubsDidYouMeanItem
from .found_fitters import FoundFitters
from .found_fitters_origin import FoundFittersOrigin
from .found_fitters_origin_placed_by import FoundFittersOriginPlacedBy
from .get_fitting_detail import GetFittingDetail
from .golfer import Golfer
from .golfer_figures import GolferFigures
from .golfer_figures_gender import GolferFiguresGender
from .golfer_figures_miss import GolferFiguresMiss
from .golfer_figures_miss_pattern import GolferFiguresMissPattern
from .golfer_gender import GolferGender
from .golfer_handicap_type_1 import GolferHandicapType1
from .golfer_preset import GolferPreset
from .golfer_preset_expected_first_item import GolferPresetExpectedFirstItem
from .golfer_preset_golfer import GolferPresetGolfer
from .golfer_preset_golfer_miss import GolferPresetGolferMiss
from .grip import Grip
from .grip_confidence import GripConfidence
from .grip_model import GripModel
from .grip_model_firmness_type_1 import GripModelFirmnessType1
from .grip_model_firmness_type_2_type_1 import GripModelFirmnessType2Type1
from .grip_model_firmness_type_3_type_1 import GripModelFirmnessType3Type1
from .grip_model_reminder import GripModelReminder
from .grip_model_taper import GripModelTaper
from .grip_option import GripOption
from .grip_option_sizes_item import GripOptionSizesItem
from .grip_recommendation import GripRecommendation
from .grip_recommendation_extra_wraps import GripRecommendationExtraWraps
from .grip_recommendation_size import GripRecommendationSize
from .grip_recommendation_store_grip_size import GripRecommendationStoreGripSize
from .grip_size import GripSize
from .grip_size_detail_item import GripSizeDetailItem
from .grip_size_detail_item_size import GripSizeDetailItemSize
from .grip_size_reasoning_item import GripSizeReasoningItem
from .grip_size_recorded import GripSizeRecorded
from .grip_size_recorded_handedness_type_1 import GripSizeRecordedHandednessType1
from .grip_size_recorded_handedness_type_2_type_1 import (
    GripSizeRecordedHandednessType2Type1,
)
from .grip_size_recorded_handedness_type_3_type_1 import (
    GripSizeRecordedHandednessType3Type1,
)
from .grip_size_request import GripSizeRequest
from .grip_size_status import GripSizeStatus
from .grip_sizes_item import GripSizesItem
from .hand import Hand
from .head_evidence import HeadEvidence
from .head_evidence_basis import HeadEvidenceBasis
from .head_evidence_by_flex_item import HeadEvidenceByFlexItem
from .head_evidence_by_hand import HeadEvidenceByHand
from .head_evidence_by_miss import HeadEvidenceByMiss
from .head_evidence_by_speed_item import HeadEvidenceBySpeedItem
from .head_evidence_by_speed_item_mph import HeadEvidenceBySpeedItemMph
from .health import Health
from .idempotency_key_reused_problem import IdempotencyKeyReusedProblem
from .idempotency_key_reused_problem_code import IdempotencyKeyReusedProblemCode
from .import_club import ImportClub
from .import_club_fits_type_1 import ImportClubFitsType1
from .import_club_fits_type_2_type_1 import ImportClubFitsType2Type1
from .import_club_fits_type_3_type_1 import ImportClubFitsType3Type1
from .import_column import ImportColumn
from .import_column_as_type_1 import ImportColumnAsType1
from .import_column_as_type_2_type_1 import ImportColumnAsType2Type1
from .import_column_as_type_3_type_1 import ImportColumnAsType3Type1
from .import_head import ImportHead
from .import_player import ImportPlayer
from .import_report import ImportReport
from .import_report_decimal_sign_type_1 import ImportReportDecimalSignType1
from .import_report_decimal_sign_type_2_type_1 import ImportReportDecimalSignType2Type1
from .import_report_decimal_sign_type_3_type_1 import ImportReportDecimalSignType3Type1
from .import_report_device_type_0 import ImportReportDeviceType0
from .import_report_device_type_0_kind import ImportReportDeviceType0Kind
from .import_report_format import ImportReportFormat
from .import_report_units import ImportReportUnits
from .import_report_units_distance import ImportReportUnitsDistance
from .import_report_units_source import ImportReportUnitsSource
from .import_report_units_speed import ImportReportUnitsSpeed
from .import_session_distance_unit import ImportSessionDistanceUnit
from .import_session_dry_run import ImportSessionDryRun
from .import_session_speed_unit import ImportSessionSpeedUnit
from .import_session_units import ImportSessionUnits
from .imported_session import ImportedSession
from .insufficient_scope_problem import InsufficientScopeProblem
from .insufficient_scope_problem_code import InsufficientScopeProblemCode
from .internal_problem import InternalProblem
from .internal_problem_code import InternalProblemCode
from .inventory_mode import InventoryMode
from .iron_set import IronSet
from .iron_set_combo_type_0 import IronSetComboType0
from .iron_set_combo_type_0_long_irons import IronSetComboType0LongIrons
from .iron_set_combo_type_0_short_irons import IronSetComboType0ShortIrons
from .iron_set_hybrids_item import IronSetHybridsItem
from .iron_set_set import IronSetSet
from .iron_shaft import IronShaft
from .iron_shaft_flex import IronShaftFlex
from .iron_shaft_launch_profile import IronShaftLaunchProfile
from .key_status import KeyStatus
from .key_status_developer import KeyStatusDeveloper
from .lab_handoff import LabHandoff
from .lab_not_configured_problem import LabNotConfiguredProblem
from .lab_not_configured_problem_code import LabNotConfiguredProblemCode
from .launch_profile import LaunchProfile
from .launch_spec import LaunchSpec
from .length_option import LengthOption
from .lie_option import LieOption
from .line_left_out import LineLeftOut
from .location_not_found_problem import LocationNotFoundProblem
from .location_not_found_problem_code import LocationNotFoundProblemCode
from .loft_option import LoftOption
from .malformed_json_problem import MalformedJsonProblem
from .malformed_json_problem_code import MalformedJsonProblemCode
from .matching_criteria import MatchingCriteria
from .matching_criteria_designation import MatchingCriteriaDesignation
from .matching_criteria_grip_size import MatchingCriteriaGripSize
from .matching_criteria_group import MatchingCriteriaGroup
from .matching_criteria_weight_setting import MatchingCriteriaWeightSetting
from .material_spec import MaterialSpec
from .metric_median import MetricMedian
from .metric_median_metric import MetricMedianMetric
from .miss_pattern import MissPattern
from .miss_size import MissSize
from .missing_input import MissingInput
from .new_webhook import NewWebhook
from .next_step import NextStep
from .next_step_action import NextStepAction
from .not_found_problem import NotFoundProblem
from .not_found_problem_code import NotFoundProblemCode
from .not_offered_problem import NotOfferedProblem
from .not_offered_problem_code import NotOfferedProblemCode
from .not_ready_problem import NotReadyProblem
from .not_ready_problem_checks import NotReadyProblemChecks
from .not_ready_problem_code import NotReadyProblemCode
from .number_spec import NumberSpec
from .offered_grip import OfferedGrip
from .offered_grip_size import OfferedGripSize
from .offered_grip_store_grip_size import OfferedGripStoreGripSize
from .overloaded_problem import OverloadedProblem
from .overloaded_problem_code import OverloadedProblemCode
from .payload_too_large_problem import PayloadTooLargeProblem
from .payload_too_large_problem_code import PayloadTooLargeProblemCode
from .payload_version_unsupported_problem import PayloadVersionUnsupportedProblem
from .payload_version_unsupported_problem_code import (
    PayloadVersionUnsupportedProblemCode,
)
from .planned_club import PlannedClub
from .planned_club_carry_source import PlannedClubCarrySource
from .planned_club_gap_type_0 import PlannedClubGapType0
from .planned_club_type import PlannedClubType
from .preferences import Preferences
from .preset_or_golfer_type_0 import PresetOrGolferType0
from .problem import Problem
from .problem_code import ProblemCode
from .problem_retry import ProblemRetry
from .quota_exceeded_problem import QuotaExceededProblem
from .quota_exceeded_problem_code import QuotaExceededProblemCode
from .rate_limited_problem import RateLimitedProblem
from .rate_limited_problem_code import RateLimitedProblemCode
from .readiness import Readiness
from .readiness_checks import ReadinessChecks
from .readiness_read_replica import ReadinessReadReplica
from .readiness_read_replica_state import ReadinessReadReplicaState
from .readiness_redis import ReadinessRedis
from .reads_readiness import ReadsReadiness
from .reads_readiness_checks import ReadsReadinessChecks
from .recommended_wedges import RecommendedWedges
from .recommended_wedges_pitching_wedge import RecommendedWedgesPitchingWedge
from .recommended_wedges_pitching_wedge_loft_source import (
    RecommendedWedgesPitchingWedgeLoftSource,
)
from .recommended_wedges_wedges_item import RecommendedWedgesWedgesItem
from .recommended_wedges_wedges_item_club import RecommendedWedgesWedgesItemClub
from .release_status import ReleaseStatus
from .rule import Rule
from .rule_detail import RuleDetail
from .rule_list import RuleList
from .rule_list_by_status import RuleListByStatus
from .rule_status import RuleStatus
from .rule_with_table import RuleWithTable
from .rule_with_table_columns import RuleWithTableColumns
from .rule_with_table_rows_item import RuleWithTableRowsItem
from .saved_fitting import SavedFitting
from .saved_request import SavedRequest
from .saved_swing_metrics import SavedSwingMetrics
from .saved_swing_metrics_ball_flight import SavedSwingMetricsBallFlight
from .score_context import ScoreContext
from .score_context_goal import ScoreContextGoal
from .score_evidence import ScoreEvidence
from .score_evidence_basis import ScoreEvidenceBasis
from .scored_build import ScoredBuild
from .scored_build_shaft import ScoredBuildShaft
from .scored_build_shaft_source import ScoredBuildShaftSource
from .scored_club import ScoredClub
from .scored_club_verdict_type_1 import ScoredClubVerdictType1
from .scored_club_verdict_type_2_type_1 import ScoredClubVerdictType2Type1
from .scored_club_verdict_type_3_type_1 import ScoredClubVerdictType3Type1
from .scored_for import ScoredFor
from .scored_for_goal_type_1 import ScoredForGoalType1
from .scored_for_goal_type_2_type_1 import ScoredForGoalType2Type1
from .scored_for_goal_type_3_type_1 import ScoredForGoalType3Type1
from .scored_for_golfer import ScoredForGolfer
from .scored_for_golfer_preset_type_1 import ScoredForGolferPresetType1
from .scored_for_golfer_preset_type_2_type_1 import ScoredForGolferPresetType2Type1
from .scored_for_golfer_preset_type_3_type_1 import ScoredForGolferPresetType3Type1
from .scored_for_hand_type_1 import ScoredForHandType1
from .scored_for_hand_type_2_type_1 import ScoredForHandType2Type1
from .scored_for_hand_type_3_type_1 import ScoredForHandType3Type1
from .scored_input import ScoredInput
from .scored_input_club_details import ScoredInputClubDetails
from .scored_input_club_details_fairway_speed_source import (
    ScoredInputClubDetailsFairwaySpeedSource,
)
from .scored_input_club_details_wedge_hit import ScoredInputClubDetailsWedgeHit
from .scored_input_current_equipment import ScoredInputCurrentEquipment
from .scored_input_golfer import ScoredInputGolfer
from .scored_input_golfer_handicap_type_1 import ScoredInputGolferHandicapType1
from .scored_input_swing_metrics import ScoredInputSwingMetrics
from .scored_input_swing_metrics_ball_flight import ScoredInputSwingMetricsBallFlight
from .scored_result import ScoredResult
from .scored_result_club_recommendations import ScoredResultClubRecommendations
from .scored_result_meta import ScoredResultMeta
from .scored_result_meta_golfer import ScoredResultMetaGolfer
from .scored_result_specs import ScoredResultSpecs
from .scored_result_specs_launch_profile import ScoredResultSpecsLaunchProfile
from .scored_result_specs_loft import ScoredResultSpecsLoft
from .scored_result_specs_shaft_flex import ScoredResultSpecsShaftFlex
from .scored_result_top_picks_item import ScoredResultTopPicksItem
from .scored_result_top_picks_item_build import ScoredResultTopPicksItemBuild
from .scored_result_top_picks_item_build_shaft import ScoredResultTopPicksItemBuildShaft
from .scores import Scores
from .scores_batch import ScoresBatch
from .scores_request import ScoresRequest
from .scores_request_goal import ScoresRequestGoal
from .search_clubs_category import SearchClubsCategory
from .search_clubs_sort import SearchClubsSort
from .segment import Segment
from .session import Session
from .session_fit import SessionFit
from .session_fit_from import SessionFitFrom
from .session_fit_request import SessionFitRequest
from .session_fit_request_swing_metrics import SessionFitRequestSwingMetrics
from .session_medians import SessionMedians
from .session_not_found_problem import SessionNotFoundProblem
from .session_not_found_problem_code import SessionNotFoundProblemCode
from .session_space_used_problem import SessionSpaceUsedProblem
from .session_space_used_problem_code import SessionSpaceUsedProblemCode
from .set_option import SetOption
from .shaft import Shaft
from .shaft_confidence import ShaftConfidence
from .shaft_flexes_item import ShaftFlexesItem
from .shaft_material import ShaftMaterial
from .shaft_spin_type_1 import ShaftSpinType1
from .shaft_spin_type_2_type_1 import ShaftSpinType2Type1
from .shaft_spin_type_3_type_1 import ShaftSpinType3Type1
from .shaft_tempo import ShaftTempo
from .shaft_tip import ShaftTip
from .shaft_upgrade import ShaftUpgrade
from .shot import Shot
from .shot_ball_type_0 import ShotBallType0
from .shot_club_type_0 import ShotClubType0
from .shot_extended_type_0 import ShotExtendedType0
from .shot_left_out import ShotLeftOut
from .shot_left_out_outlier_in_item import ShotLeftOutOutlierInItem
from .shot_measurement_ref import ShotMeasurementRef
from .shot_source import ShotSource
from .spec import Spec
from .spec_unit_type_1 import SpecUnitType1
from .spec_unit_type_2_type_1 import SpecUnitType2Type1
from .spec_unit_type_3_type_1 import SpecUnitType3Type1
from .specs import Specs
from .spin_grade import SpinGrade
from .spin_grade_good_rpm import SpinGradeGoodRpm
from .spin_grade_grade import SpinGradeGrade
from .stock_shaft import StockShaft
from .storage_unavailable_problem import StorageUnavailableProblem
from .storage_unavailable_problem_code import StorageUnavailableProblemCode
from .store_link import StoreLink
from .store_link_left_out_item import StoreLinkLeftOutItem
from .store_link_params import StoreLinkParams
from .store_link_request import StoreLinkRequest
from .store_link_request_grip_size import StoreLinkRequestGripSize
from .store_link_request_set import StoreLinkRequestSet
from .stored_fitting import StoredFitting
from .stored_fitting_status import StoredFittingStatus
from .stored_session import StoredSession
from .strike_pattern import StrikePattern
from .suggested_club import SuggestedClub
from .swing_metrics import SwingMetrics
from .swing_metrics_ball_flight import SwingMetricsBallFlight
from .swing_weight_spec import SwingWeightSpec
from .text_spec import TextSpec
from .tool_health import ToolHealth
from .top_pick import TopPick
from .top_pick_currency import TopPickCurrency
from .unauthorized_problem import UnauthorizedProblem
from .unauthorized_problem_code import UnauthorizedProblemCode
from .unread_cell import UnreadCell
from .unsupported_media_type_problem import UnsupportedMediaTypeProblem
from .unsupported_media_type_problem_code import UnsupportedMediaTypeProblemCode
from .usage import Usage
from .usage_availability import UsageAvailability
from .usage_next_fitting_source import UsageNextFittingSource
from .usual_miss import UsualMiss
from .usual_miss_size import UsualMissSize
from .validation_failed_problem import ValidationFailedProblem
from .validation_failed_problem_code import ValidationFailedProblemCode
from .webhook import Webhook
from .webhook_events_item import WebhookEventsItem
from .webhook_list import WebhookList
from .webhook_request import WebhookRequest
from .webhook_request_events_item import WebhookRequestEventsItem
from .webhooks_not_configured_problem import WebhooksNotConfiguredProblem
from .webhooks_not_configured_problem_code import WebhooksNotConfiguredProblemCode
from .wedge_fit import WedgeFit
from .wedge_fit_lob_wedge import WedgeFitLobWedge
from .wedge_fit_shaft import WedgeFitShaft
from .wedge_fit_wedge_hit import WedgeFitWedgeHit
from .wedge_of_set import WedgeOfSet
from .wedge_of_set_club import WedgeOfSetClub
from .weight_setting_spec import WeightSettingSpec
from .weight_setting_spec_value import WeightSettingSpecValue
from .wood_fit import WoodFit
from .wood_fit_ideal_gap_yards import WoodFitIdealGapYards
from .wood_fit_verdict import WoodFitVerdict
from .yards_range import YardsRange

__all__ = (
    "Adjustability",
    "AdjustabilityWeight",
    "AgentToken",
    "AgentTokenConnection",
    "AgentTokenScopesItem",
    "Analysis",
    "AnalysisAssumptionsItem",
    "AnalysisConfigurationsItem",
    "AnalysisFlight",
    "AnalysisInputQuality",
    "AnalysisKeyInsightsItem",
    "AnalysisWarningsItem",
    "AnalyzeBatchXSvcTraffic",
    "AnalyzedClub",
    "AnalyzedClubCarrySource",
    "AnalyzedClubLoftSourceType1",
    "AnalyzedClubLoftSourceType2Type1",
    "AnalyzedClubLoftSourceType3Type1",
    "AnalyzedClubTotalSource",
    "AnalyzedClubType",
    "AnalyzeFittingDetail",
    "AnalyzeFittingXSvcTraffic",
    "BagClubInput",
    "BagClubInputType",
    "BagFlag",
    "BagFlagFlag",
    "BagFlagLimit",
    "BagFlagLimitUnit",
    "BagGap",
    "BagGapping",
    "BagPlan",
    "BagPlanFittingsItem",
    "BagPlanRequest",
    "BagPlanRequestLobWedgeFullSwing",
    "BagPlanRulesItem",
    "BagPlanWedgeMatrixItem",
    "BagRequest",
    "BagRequestLobWedgeFullSwing",
    "BagSpeed",
    "BagSpeedSourceType1",
    "BagSpeedSourceType2Type1",
    "BagSpeedSourceType3Type1",
    "BagSuggestion",
    "BagSuggestionAction",
    "Basis",
    "BatchAnswer",
    "BatchAnswerStatus",
    "BatchRow",
    "BounceOption",
    "Build",
    "BuildGrip",
    "BuildShaft",
    "BuildShaftSource",
    "BuildStoreLinkXSvcTraffic",
    "BuildWedgesItem",
    "Catalog",
    "CatalogUnavailableProblem",
    "CatalogUnavailableProblemCode",
    "ChosenOption",
    "ChosenOptionFrom",
    "ChosenOptionParameter",
    "Club",
    "ClubDesign",
    "ClubDesignBias",
    "ClubDesignConfidence",
    "ClubDesignEstimatedItem",
    "ClubDesignGender",
    "ClubDesignWeightClass",
    "ClubDetail",
    "ClubDetails",
    "ClubDetailsFairwayDesignation",
    "ClubDetailsFairwaySpeedSource",
    "ClubDetailsLobWedgeFullSwing",
    "ClubDetailsWedgeHit",
    "ClubFacets",
    "ClubFacetsPrice",
    "ClubIdentity",
    "ClubIdentityCategory",
    "ClubIdentityCurrency",
    "ClubIdentityPricePer",
    "ClubMedians",
    "ClubMediansFitsType1",
    "ClubMediansFitsType2Type1",
    "ClubMediansFitsType3Type1",
    "ClubModelOption",
    "ClubModels",
    "ClubModelsModelsItem",
    "ClubNotFoundProblem",
    "ClubNotFoundProblemCode",
    "ClubRecommendations",
    "ClubSummary",
    "ClubType",
    "ClubWithOptions",
    "ClubWithOptionsGripSizesItem",
    "CompareRequest",
    "Comparison",
    "ComparisonDifferences",
    "ComparisonDifferencesAdditionalProperty",
    "CompletedFitting",
    "CompletedFittingStatus",
    "ConflictProblem",
    "ConflictProblemCode",
    "ContextScores",
    "CurrentClub",
    "CurrentClubClubType0",
    "CurrentClubVerdict",
    "CurrentEquipment",
    "DailyCapReachedProblem",
    "DailyCapReachedProblemCode",
    "EnabledWebhook",
    "Evidence",
    "EvidenceClubTypesItem",
    "EvidenceClubTypesItemBasis",
    "ExpectedShot",
    "FacetCount",
    "FieldProblem",
    "FieldSource",
    "FieldSourceConfidence",
    "FieldSourceFieldsItem",
    "FitSessionDetail",
    "FitSessionXSvcTraffic",
    "Fitter",
    "FitterLocation",
    "FitterRating",
    "FitterServicesItem",
    "FittersUnavailableProblem",
    "FittersUnavailableProblemCode",
    "Fitting",
    "FittingErasedProblem",
    "FittingErasedProblemCode",
    "FittingFailure",
    "FittingFailureCode",
    "FittingInProgressProblem",
    "FittingInProgressProblemCode",
    "FittingMeta",
    "FittingMetaGolfer",
    "FittingNotCompleteProblem",
    "FittingNotCompleteProblemCode",
    "FittingNotFoundProblem",
    "FittingNotFoundProblemCode",
    "FittingProgress",
    "FittingProgressStage",
    "FittingRequest",
    "FittingResult",
    "FittingResultStatus",
    "FittingRetry",
    "FittingsByClub",
    "Flex",
    "FlexSpec",
    "FlightPoint",
    "FoundClubs",
    "FoundClubsDidYouMeanItem",
    "FoundFitters",
    "FoundFittersOrigin",
    "FoundFittersOriginPlacedBy",
    "GetFittingDetail",
    "Golfer",
    "GolferFigures",
    "GolferFiguresGender",
    "GolferFiguresMiss",
    "GolferFiguresMissPattern",
    "GolferGender",
    "GolferHandicapType1",
    "GolferPreset",
    "GolferPresetExpectedFirstItem",
    "GolferPresetGolfer",
    "GolferPresetGolferMiss",
    "Grip",
    "GripConfidence",
    "GripModel",
    "GripModelFirmnessType1",
    "GripModelFirmnessType2Type1",
    "GripModelFirmnessType3Type1",
    "GripModelReminder",
    "GripModelTaper",
    "GripOption",
    "GripOptionSizesItem",
    "GripRecommendation",
    "GripRecommendationExtraWraps",
    "GripRecommendationSize",
    "GripRecommendationStoreGripSize",
    "GripSize",
    "GripSizeDetailItem",
    "GripSizeDetailItemSize",
    "GripSizeReasoningItem",
    "GripSizeRecorded",
    "GripSizeRecordedHandednessType1",
    "GripSizeRecordedHandednessType2Type1",
    "GripSizeRecordedHandednessType3Type1",
    "GripSizeRequest",
    "GripSizesItem",
    "GripSizeStatus",
    "Hand",
    "HeadEvidence",
    "HeadEvidenceBasis",
    "HeadEvidenceByFlexItem",
    "HeadEvidenceByHand",
    "HeadEvidenceByMiss",
    "HeadEvidenceBySpeedItem",
    "HeadEvidenceBySpeedItemMph",
    "Health",
    "IdempotencyKeyReusedProblem",
    "IdempotencyKeyReusedProblemCode",
    "ImportClub",
    "ImportClubFitsType1",
    "ImportClubFitsType2Type1",
    "ImportClubFitsType3Type1",
    "ImportColumn",
    "ImportColumnAsType1",
    "ImportColumnAsType2Type1",
    "ImportColumnAsType3Type1",
    "ImportedSession",
    "ImportHead",
    "ImportPlayer",
    "ImportReport",
    "ImportReportDecimalSignType1",
    "ImportReportDecimalSignType2Type1",
    "ImportReportDecimalSignType3Type1",
    "ImportReportDeviceType0",
    "ImportReportDeviceType0Kind",
    "ImportReportFormat",
    "ImportReportUnits",
    "ImportReportUnitsDistance",
    "ImportReportUnitsSource",
    "ImportReportUnitsSpeed",
    "ImportSessionDistanceUnit",
    "ImportSessionDryRun",
    "ImportSessionSpeedUnit",
    "ImportSessionUnits",
    "InsufficientScopeProblem",
    "InsufficientScopeProblemCode",
    "InternalProblem",
    "InternalProblemCode",
    "InventoryMode",
    "IronSet",
    "IronSetComboType0",
    "IronSetComboType0LongIrons",
    "IronSetComboType0ShortIrons",
    "IronSetHybridsItem",
    "IronSetSet",
    "IronShaft",
    "IronShaftFlex",
    "IronShaftLaunchProfile",
    "KeyStatus",
    "KeyStatusDeveloper",
    "LabHandoff",
    "LabNotConfiguredProblem",
    "LabNotConfiguredProblemCode",
    "LaunchProfile",
    "LaunchSpec",
    "LengthOption",
    "LieOption",
    "LineLeftOut",
    "LocationNotFoundProblem",
    "LocationNotFoundProblemCode",
    "LoftOption",
    "MalformedJsonProblem",
    "MalformedJsonProblemCode",
    "MatchingCriteria",
    "MatchingCriteriaDesignation",
    "MatchingCriteriaGripSize",
    "MatchingCriteriaGroup",
    "MatchingCriteriaWeightSetting",
    "MaterialSpec",
    "MetricMedian",
    "MetricMedianMetric",
    "MissingInput",
    "MissPattern",
    "MissSize",
    "NewWebhook",
    "NextStep",
    "NextStepAction",
    "NotFoundProblem",
    "NotFoundProblemCode",
    "NotOfferedProblem",
    "NotOfferedProblemCode",
    "NotReadyProblem",
    "NotReadyProblemChecks",
    "NotReadyProblemCode",
    "NumberSpec",
    "OfferedGrip",
    "OfferedGripSize",
    "OfferedGripStoreGripSize",
    "OverloadedProblem",
    "OverloadedProblemCode",
    "PayloadTooLargeProblem",
    "PayloadTooLargeProblemCode",
    "PayloadVersionUnsupportedProblem",
    "PayloadVersionUnsupportedProblemCode",
    "PlannedClub",
    "PlannedClubCarrySource",
    "PlannedClubGapType0",
    "PlannedClubType",
    "Preferences",
    "PresetOrGolferType0",
    "Problem",
    "ProblemCode",
    "ProblemRetry",
    "QuotaExceededProblem",
    "QuotaExceededProblemCode",
    "RateLimitedProblem",
    "RateLimitedProblemCode",
    "Readiness",
    "ReadinessChecks",
    "ReadinessReadReplica",
    "ReadinessReadReplicaState",
    "ReadinessRedis",
    "ReadsReadiness",
    "ReadsReadinessChecks",
    "RecommendedWedges",
    "RecommendedWedgesPitchingWedge",
    "RecommendedWedgesPitchingWedgeLoftSource",
    "RecommendedWedgesWedgesItem",
    "RecommendedWedgesWedgesItemClub",
    "ReleaseStatus",
    "Rule",
    "RuleDetail",
    "RuleList",
    "RuleListByStatus",
    "RuleStatus",
    "RuleWithTable",
    "RuleWithTableColumns",
    "RuleWithTableRowsItem",
    "SavedFitting",
    "SavedRequest",
    "SavedSwingMetrics",
    "SavedSwingMetricsBallFlight",
    "ScoreContext",
    "ScoreContextGoal",
    "ScoredBuild",
    "ScoredBuildShaft",
    "ScoredBuildShaftSource",
    "ScoredClub",
    "ScoredClubVerdictType1",
    "ScoredClubVerdictType2Type1",
    "ScoredClubVerdictType3Type1",
    "ScoredFor",
    "ScoredForGoalType1",
    "ScoredForGoalType2Type1",
    "ScoredForGoalType3Type1",
    "ScoredForGolfer",
    "ScoredForGolferPresetType1",
    "ScoredForGolferPresetType2Type1",
    "ScoredForGolferPresetType3Type1",
    "ScoredForHandType1",
    "ScoredForHandType2Type1",
    "ScoredForHandType3Type1",
    "ScoredInput",
    "ScoredInputClubDetails",
    "ScoredInputClubDetailsFairwaySpeedSource",
    "ScoredInputClubDetailsWedgeHit",
    "ScoredInputCurrentEquipment",
    "ScoredInputGolfer",
    "ScoredInputGolferHandicapType1",
    "ScoredInputSwingMetrics",
    "ScoredInputSwingMetricsBallFlight",
    "ScoredResult",
    "ScoredResultClubRecommendations",
    "ScoredResultMeta",
    "ScoredResultMetaGolfer",
    "ScoredResultSpecs",
    "ScoredResultSpecsLaunchProfile",
    "ScoredResultSpecsLoft",
    "ScoredResultSpecsShaftFlex",
    "ScoredResultTopPicksItem",
    "ScoredResultTopPicksItemBuild",
    "ScoredResultTopPicksItemBuildShaft",
    "ScoreEvidence",
    "ScoreEvidenceBasis",
    "Scores",
    "ScoresBatch",
    "ScoresRequest",
    "ScoresRequestGoal",
    "SearchClubsCategory",
    "SearchClubsSort",
    "Segment",
    "Session",
    "SessionFit",
    "SessionFitFrom",
    "SessionFitRequest",
    "SessionFitRequestSwingMetrics",
    "SessionMedians",
    "SessionNotFoundProblem",
    "SessionNotFoundProblemCode",
    "SessionSpaceUsedProblem",
    "SessionSpaceUsedProblemCode",
    "SetOption",
    "Shaft",
    "ShaftConfidence",
    "ShaftFlexesItem",
    "ShaftMaterial",
    "ShaftSpinType1",
    "ShaftSpinType2Type1",
    "ShaftSpinType3Type1",
    "ShaftTempo",
    "ShaftTip",
    "ShaftUpgrade",
    "Shot",
    "ShotBallType0",
    "ShotClubType0",
    "ShotExtendedType0",
    "ShotLeftOut",
    "ShotLeftOutOutlierInItem",
    "ShotMeasurementRef",
    "ShotSource",
    "Spec",
    "Specs",
    "SpecUnitType1",
    "SpecUnitType2Type1",
    "SpecUnitType3Type1",
    "SpinGrade",
    "SpinGradeGoodRpm",
    "SpinGradeGrade",
    "StockShaft",
    "StorageUnavailableProblem",
    "StorageUnavailableProblemCode",
    "StoredFitting",
    "StoredFittingStatus",
    "StoredSession",
    "StoreLink",
    "StoreLinkLeftOutItem",
    "StoreLinkParams",
    "StoreLinkRequest",
    "StoreLinkRequestGripSize",
    "StoreLinkRequestSet",
    "StrikePattern",
    "SuggestedClub",
    "SwingMetrics",
    "SwingMetricsBallFlight",
    "SwingWeightSpec",
    "TextSpec",
    "ToolHealth",
    "TopPick",
    "TopPickCurrency",
    "UnauthorizedProblem",
    "UnauthorizedProblemCode",
    "UnreadCell",
    "UnsupportedMediaTypeProblem",
    "UnsupportedMediaTypeProblemCode",
    "Usage",
    "UsageAvailability",
    "UsageNextFittingSource",
    "UsualMiss",
    "UsualMissSize",
    "ValidationFailedProblem",
    "ValidationFailedProblemCode",
    "Webhook",
    "WebhookEventsItem",
    "WebhookList",
    "WebhookRequest",
    "WebhookRequestEventsItem",
    "WebhooksNotConfiguredProblem",
    "WebhooksNotConfiguredProblemCode",
    "WedgeFit",
    "WedgeFitLobWedge",
    "WedgeFitShaft",
    "WedgeFitWedgeHit",
    "WedgeOfSet",
    "WedgeOfSetClub",
    "WeightSettingSpec",
    "WeightSettingSpecValue",
    "WoodFit",
    "WoodFitIdealGapYards",
    "WoodFitVerdict",
    "YardsRange",
)
