import type { Overview } from "@sitewright/contracts";
import { Link } from "react-router";
import { countText } from "../../lib/count-text.ts";
import { paths } from "../../lib/paths.ts";

interface Card {
  readonly label: string;
  readonly count: number | null;
  readonly to: string;
  readonly below: string;
}

const thisWeek = ({ weeks }: Overview): string => `${countText(weeks.at(-1)?.projects ?? 0)} this week`;

const mailsBelow = ({ deadMails, keptMails }: Overview): string =>
  `${countText(deadMails ?? 0)} failed${keptMails ? `, ${countText(keptMails)} not sent` : ""}`;

function cardsOf(overview: Overview): (Card & { count: number })[] {
  const { users, projects, documents, agents, posts, openMessages, unansweredQuestions, mails, staff } =
    overview;
  const cards: Card[] = [
    { label: "Total Users", count: users, to: paths.users(), below: "clients and staff" },
    { label: "Total Projects", count: projects, to: paths.projects(), below: thisWeek(overview) },
    { label: "AI Agents", count: agents, to: paths.agents, below: "running" },
    { label: "Client Documents", count: documents, to: paths.documents(), below: "shared with clients" },
    { label: "Blog Posts", count: posts, to: paths.posts(), below: "all statuses" },
    {
      label: "Open messages",
      count: openMessages,
      to: paths.messages({ state: "open" }),
      below: "not answered yet",
    },
    {
      label: "Chat Analytics",
      count: unansweredQuestions,
      to: paths.chat("unmatched"),
      below: "unanswered questions",
    },
    { label: "Emails", count: mails, to: paths.outbox(), below: mailsBelow(overview) },
    { label: "Staff", count: staff, to: paths.staff(), below: "with a role" },
  ];
  return cards.flatMap(({ count, ...card }) => (count === null ? [] : [{ ...card, count }]));
}

/** The counts, each linking to what it counts. */
export function Cards({ overview }: { overview: Overview }) {
  return (
    <ul className="grid grid-cols-2 border-ink border-t-[1.5px] border-b-[1.5px] @min-[36rem]:grid-cols-3 @min-[60rem]:auto-cols-fr @min-[60rem]:grid-flow-col @min-[60rem]:grid-cols-none @min-[60rem]:grid-rows-[repeat(3,auto)]">
      {cardsOf(overview).map(({ label, count, to, below }) => (
        <li
          key={label}
          // Separate rows, so that the figures align however long a name is.
          className="relative row-span-3 grid grid-rows-subgrid border-line py-[.8rem] pr-2 pl-[.9rem] hover:bg-sunken @max-[36rem]:odd:pl-0 @max-[36rem]:even:border-l @max-[36rem]:nth-[n+3]:border-t @min-[36rem]:@max-[60rem]:not-nth-[3n+1]:border-l @min-[36rem]:@max-[60rem]:nth-[3n+1]:pl-0 @min-[36rem]:@max-[60rem]:nth-[n+4]:border-t @min-[60rem]:first:pl-0 @min-[60rem]:not-first:border-l"
        >
          <Link to={to} className="text-ink-2 no-underline after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
          <p className="font-[700] font-display text-[1.75rem] leading-[1.15] tracking-[-.02em]">
            {countText(count)}
          </p>
          <p className="text-ink-3 text-xs">{below}</p>
        </li>
      ))}
    </ul>
  );
}
