/** @jsxImportSource preact */
import { brand } from "@sitewright/brand";
import { useEffect, useRef, useState } from "preact/hooks";
import { chatTexts } from "../conversation/texts.ts";

interface PersonViewProps {
  /** The text that would be handed over. */
  readonly questions: string;
  readonly onGo: (text: string) => void;
  readonly onBack: () => void;
}

const { email, phone, hours } = brand.contact;

function Ways() {
  return (
    <ul class="chat-ways">
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {phone !== undefined && (
        <li>
          <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
        </li>
      )}
      <li>
        {chatTexts.personHours}
        {hours.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </li>
    </ul>
  );
}

/**
 * The ways to reach a person, and the part of the conversation for the contact form: the visitor sees it and
 * can shorten it.
 */
export function PersonView({ questions, onGo, onBack }: PersonViewProps) {
  const [text, setText] = useState(questions);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section class="chat-person-view" aria-labelledby="chat-person-title">
      <h3 id="chat-person-title" tabIndex={-1} ref={title}>
        {chatTexts.person}
      </h3>
      <p>{chatTexts.personLead}</p>
      <Ways />
      {questions !== "" && (
        <>
          <label for="chat-preview">{chatTexts.preview}</label>
          <textarea
            id="chat-preview"
            rows={6}
            value={text}
            aria-describedby="chat-preview-hint"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p id="chat-preview-hint" class="chat-small">
            {chatTexts.previewHint}
          </p>
        </>
      )}
      <p class="chat-acts">
        <button type="button" class="chat-primary" onClick={() => onGo(text.trim())}>
          {chatTexts.toForm}
        </button>
        <button type="button" onClick={onBack}>
          {chatTexts.back}
        </button>
      </p>
    </section>
  );
}
