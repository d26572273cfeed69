/** @jsxRuntime automatic @jsxImportSource react */
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { brand } from "@sitewright/brand";
import type { ReactNode } from "react";
import { type Letter, listMark, type Phrase } from "./letter.ts";
import { darkStyles, style } from "./mail-style.ts";
import { senderName } from "./names.ts";

function words(phrase: Phrase): ReactNode[] {
  return phrase.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <span key={part.clientText} className="said" style={style.said}>
        {part.clientText}
      </span>
    ),
  );
}

function plainWords(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === "string" ? part : part.clientText)).join("");
}

function BrandBlock({ homeUrl }: { homeUrl: string }) {
  return (
    <a href={homeUrl} className="ink" style={style.brand}>
      <span className="accent" style={style.brandBlock}>
        {brand.initial}
      </span>
      {brand.restOfName}
    </a>
  );
}

function FactRows({ facts }: { facts: NonNullable<Letter["facts"]> }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={style.table}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              className="ink-3 line"
              style={{ ...style.cell, ...style.label, fontWeight: 400 }}
            >
              {label}
            </th>
            <td className="ink line" style={style.cell}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ListRows({ list }: { list: NonNullable<Letter["list"]> }) {
  const isLettered = list.marks === "letters";
  return (
    <>
      <Heading as="h2" className="ink" style={style.listTitle}>
        {list.title}
      </Heading>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style.table}>
        <tbody>
          {list.items.map((item, index) => (
            <tr key={listMark(list.marks, index) + item}>
              <td
                className={isLettered ? "line" : "ink-3 line"}
                style={{ ...style.cell, ...(isLettered ? style.letterCell : style.number) }}
              >
                {isLettered ? (
                  <span className="accent" style={style.letter}>
                    {listMark(list.marks, index)}
                  </span>
                ) : (
                  `${listMark(list.marks, index)}.`
                )}
              </td>
              <td className="ink line" style={style.cell}>
                {item}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Foot({ reason }: { reason: string }) {
  return (
    <>
      <Hr className="line" style={style.footRule} />
      <Text className="ink-2" style={style.foot}>
        {senderName()} · {brand.contact.email}
      </Text>
      <Text className="ink-2" style={style.foot}>
        {reason}
      </Text>
    </>
  );
}

function Sheet({ letter, homeUrl }: { letter: Letter; homeUrl: string }) {
  const paragraphs: Phrase[] = letter.greeting
    ? [[letter.greeting], ...letter.paragraphs]
    : [...letter.paragraphs];
  return (
    <>
      <BrandBlock homeUrl={homeUrl} />
      <Heading as="h1" className="ink" style={style.heading}>
        {words(letter.heading)}
      </Heading>
      <Hr className="rule" style={style.rule} />
      {paragraphs.map((paragraph) => (
        <Text key={plainWords(paragraph)} className="ink" style={style.paragraph}>
          {words(paragraph)}
        </Text>
      ))}
      {letter.facts && <FactRows facts={letter.facts} />}
      {letter.list && <ListRows list={letter.list} />}
      {letter.action && (
        <Section style={style.actionRow}>
          <Button href={letter.action.url} className="accent" style={style.action}>
            {letter.action.label}
          </Button>
        </Section>
      )}
      {letter.closing.map((sentence) => (
        <Text key={sentence} className="ink" style={style.paragraph}>
          {sentence}
        </Text>
      ))}
      <Foot reason={letter.reason} />
    </>
  );
}

/** The HTML letter: the brand block, one headline in the display face, ruled facts, one red button. */
export function LetterHtml({ letter, homeUrl }: { letter: Letter; homeUrl: string }) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{brand.productName}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body className="page" style={style.body}>
        <Preview>{letter.preview}</Preview>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td className="page" style={style.page}>
                <Container style={style.sheet}>
                  <Sheet letter={letter} homeUrl={homeUrl} />
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  );
}
