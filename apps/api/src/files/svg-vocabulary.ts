const words = (list: string): string[] => list.trim().split(/\s+/);

/**
 * The elements of SVG 2 and Filter Effects 1 that draw. Left out on purpose: script, foreignObject, a, and
 * animation, which can set URLs later.
 */
export const svgElements = words(`
  svg g defs symbol use title desc style switch
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence
`);

/** The attributes of those elements. Left out on purpose: every event attribute. */
export const svgAttributes = words(`
  xmlns xmlns:xlink version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength transform transform-origin id class style role aria-label aria-hidden xml:space lang href xlink:href
  fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule clipPathUnits mask
  maskUnits maskContentUnits mask-type filter filterUnits primitiveUnits paint-order vector-effect shape-rendering
  color-interpolation color-interpolation-filters enable-background mix-blend-mode isolation
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits
  patternTransform marker-start marker-mid marker-end markerWidth markerHeight markerUnits orient refX refY
  font-family font-size font-weight font-style font-variant font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift dx dy rotate textLength lengthAdjust startOffset
  writing-mode in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode flood-color flood-opacity
  tableValues slope intercept amplitude exponent radius baseFrequency numOctaves seed stitchTiles
`);
