/**
 * A PostCSS plugin: text is never smaller than 12 real pixels on the narrowest phone. All sizes scale with the width; those that would
 * fall below the floor get it as a second value, because the oldest engines do not know max().
 */
const FLOOR = 12;
const NARROWEST = 320;
const DESIGN_WIDTH = 750;
/** After postcss-pxtransform; units of the design in one of its units. */
const UNITS = { rem: 100, rpx: 1 };
const SIZE = /^([\d.]+)(rem|rpx)$/;

module.exports = () => ({
  postcssPlugin: 'text-floor',
  OnceExit(root) {
    root.walkDecls('font-size', (declaration) => {
      const [, size, unit] = SIZE.exec(declaration.value) ?? [];
      if (!unit || (Number(size) * UNITS[unit] * NARROWEST) / DESIGN_WIDTH >= FLOOR) return;
      // Capitals: postcss-pxtransform leaves them alone.
      declaration.cloneAfter({ value: `max(${FLOOR}PX, ${declaration.value})` });
    });
  },
});
module.exports.postcss = true;
