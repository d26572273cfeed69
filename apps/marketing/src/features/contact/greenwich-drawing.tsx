import { creek, drawingSize, meridianX, observatory, office, park, river, roads } from "./greenwich.ts";

const { width, height } = drawingSize;

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} className="fill-ink-2 font-[560] font-text text-[24px]">
      {text}
    </text>
  );
}

function Ground() {
  return (
    <>
      <rect width={width} height={height} className="fill-surface" />
      <path d={park} className="fill-ok-wash" />
      <g
        fill="none"
        strokeLinecap="round"
        className="stroke-sunken forced-colors:stroke-line forced-colors:opacity-30"
      >
        {roads.map((d) => (
          <path key={d} d={d} strokeWidth="7" />
        ))}
      </g>
      {/* In forced colours its name is in the system's colour, on whichever grey the system has. */}
      <g fill="none" className="stroke-line forced-colors:opacity-30">
        <path id="thames" d={river} strokeWidth="58" />
        <path d={creek} strokeWidth="12" />
      </g>
    </>
  );
}

/** The meridian with its degrees, in red. */
function Meridian() {
  return (
    <g>
      <path d={`M${meridianX} 0V${height}`} className="stroke-accent" strokeWidth="3" />
      <circle cx={observatory.x} cy={observatory.y} r="6" className="fill-ink" />
      <text
        x={meridianX + 14}
        y="572"
        className="fill-ink font-bold font-display text-[38px] tracking-[-.02em]"
      >
        0°
      </text>
    </g>
  );
}

function Office({ initial }: { initial: string }) {
  const side = 56;
  return (
    <g>
      <rect
        x={office.x - side / 2}
        y={office.y - side / 2}
        width={side}
        height={side}
        rx="6"
        className="fill-accent"
      />
      <text
        x={office.x}
        y={office.y + 12}
        textAnchor="middle"
        className="fill-on-accent font-[800] font-display text-[36px]"
      >
        {initial}
      </text>
    </g>
  );
}

/**
 * Greenwich as our own drawing: the river, the park, the meridian, the office. Not precise enough to navigate
 * by.
 */
export function GreenwichDrawing({ initial }: { initial: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label="A drawing of Greenwich: the office stands by the Cutty Sark, south of the Thames and west of the park and its meridian."
      className="block size-full object-cover"
      preserveAspectRatio="xMidYMid slice"
    >
      <Ground />
      <Meridian />
      <text className="fill-ink font-[560] font-display text-[27px] tracking-[.02em]" dy="9">
        <textPath href="#thames" startOffset="35%">
          The Thames
        </textPath>
      </text>
      <Label x={218} y={110} text="Isle of Dogs" />
      <Label x={537} y={372} text="Greenwich" />
      <Label x={537} y={402} text="Park" />
      <Label x={537} y={462} text="Observatory" />
      <Label x={286} y={400} text="Cutty Sark" />
      <Office initial={initial} />
    </svg>
  );
}
