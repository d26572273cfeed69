import { budgetOptions, goalOptions, pageOptions, timelineOptions } from "@sitewright/spec-core/onboarding";
import type { ReactNode } from "react";
import { StepPage, stepTitle } from "../../components/chrome/step-page.tsx";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { AnswerField } from "./answer-field.tsx";
import { AnswerSummary } from "./answer-summary.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { CustomPages } from "./custom-pages.tsx";
import { OptionSelect } from "./option-select.tsx";
import { SocialLinks } from "./social-links.tsx";
import { LineAnswer, ParagraphAnswer } from "./text-answer.tsx";
import { questionnaireTexts as texts } from "./texts.ts";
import { WebsiteName } from "./website-name.tsx";

function BusinessDetails() {
  return (
    <div className="grid gap-s-5">
      <AnswerField name="businessName">
        <LineAnswer name="businessName" autoComplete="organization" autoCapitalize="words" />
      </AnswerField>
      <WebsiteName />
      <AnswerField name="description" hint={texts.descriptionHint}>
        <ParagraphAnswer name="description" />
      </AnswerField>
    </div>
  );
}

function IndustryAndGoals() {
  return (
    <div className="grid gap-s-5">
      <AnswerField name="niche" hint={texts.nicheHint}>
        <LineAnswer name="niche" />
      </AnswerField>
      <ChoiceList name="goals" options={goalOptions} hint={texts.goalsHint} columns={2} />
      <AnswerField name="audience" hint={texts.audienceHint}>
        <ParagraphAnswer name="audience" />
      </AnswerField>
      <AnswerField name="competitors" hint={texts.competitorsHint} optional>
        <ParagraphAnswer name="competitors" />
      </AnswerField>
    </div>
  );
}

function Requirements() {
  return (
    <div className="grid gap-s-5">
      <ChoiceList name="pages" options={pageOptions} hint={texts.pagesHint} columns={3} />
      <CustomPages />
      <div className="grid gap-s-4 phone:grid-cols-2">
        <OptionSelect name="timeline" options={timelineOptions} />
        <OptionSelect name="budget" options={budgetOptions} />
      </div>
    </div>
  );
}

/** The business, its goals and the website's requirements; `details` below are optional. */
export function QuestionnaireStep({ details }: { details?: ReactNode }) {
  return (
    <StepPage title={stepTitle("questionnaire")} lead={<p>{texts.lead}</p>}>
      <StepSection title={texts.business}>
        <BusinessDetails />
      </StepSection>
      <StepSection title={texts.goalsSection}>
        <IndustryAndGoals />
      </StepSection>
      <StepSection title={texts.requirements}>
        <Requirements />
      </StepSection>
      <StepSection title={texts.social}>
        <SocialLinks />
      </StepSection>
      {details}
      <WizardAside>
        <AnswerSummary />
      </WizardAside>
    </StepPage>
  );
}
