import type { TeamMember } from "@sitewright/brand/people";
import { SectionTitle } from "../../components/page-title.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { EditorsMark } from "./editors-mark.tsx";

function Member({ member }: { member: TeamMember }) {
  const { name, role, bio, picture, mark } = member;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-s-6 gap-y-s-4 border-line border-b py-[1.6rem] phone:grid-cols-[7.5rem_minmax(0,1fr)]">
      {picture ? (
        <img {...picture} alt="" loading="lazy" className="aspect-[5/4] w-[7.5rem] rounded-sm object-cover" />
      ) : (
        <EditorsMark mark={mark} />
      )}
      <div>
        <h3 className="font-[640] font-display text-[clamp(1.25rem,1.05rem+.7vw,1.625rem)] leading-[1.15] tracking-[-.02em]">
          {name}
        </h3>
        <p className="mb-2 font-label text-[1rem]">{role}</p>
        <p className="max-w-[52ch] text-ink-2">{bio}</p>
      </div>
    </li>
  );
}

/** The agency's team. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-title">
      <Wrap className={`py-section ${splitClass}`}>
        <div>
          <SectionTitle id="team-title">Who reads your words</SectionTitle>
          <p className="mt-s-5 max-w-[34ch] text-ink-2 text-lead">
            Editors have marked up texts with the same signs for centuries. Each of us goes by one of them.
          </p>
        </div>
        <ul className="border-ink border-t-2">
          {team.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
