import 'server-only';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements of a drawing that are kept; every other one goes with all that is in it. */
export const ELEMENTS = words(`
  svg g defs symbol use switch view title desc path rect circle ellipse line polyline polygon image style
  text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter
  animate animateMotion animateTransform set mpath
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements that are replaced by their children. */
export const UNWRAPPED = words('a');

/** Elements that change an attribute of another: it must be one that is kept, and no address. */
export const ANIMATIONS = words('animate animateMotion animateTransform set');

/** Attributes that are kept, apart from `href` and `style`, which are judged by themselves. */
export const ATTRIBUTES = words(`
  id class lang role tabindex type media version baseProfile viewBox preserveAspectRatio x y x1 x2 y1 y2 z width height
  cx cy r rx ry fx fy fr d points pathLength transform transform-origin offset rotate dx dy textLength lengthAdjust
  startOffset method spacing side gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX
  targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale
  xChannelSelector yChannelSelector azimuth elevation limitingConeAngle pointsAtX pointsAtY pointsAtZ stdDeviation
  tableValues slope intercept amplitude exponent radius baseFrequency numOctaves seed stitchTiles
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines
  keyPoints path from to by additive accumulate origin requiredFeatures systemLanguage zoomAndPan
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type
  mix-blend-mode opacity overflow paint-order pointer-events shape-rendering solid-color stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility white-space word-spacing writing-mode
  aria-label aria-labelledby aria-describedby aria-hidden`);
