import { QuestionnaireStep } from "../features/questionnaire/questionnaire-step.tsx";
import { BusinessDetails } from "../features/words/business-details.tsx";

/** The questionnaire, with the optional questions about the business. */
export const QuestionnaireRoute = () => <QuestionnaireStep details={<BusinessDetails />} />;
