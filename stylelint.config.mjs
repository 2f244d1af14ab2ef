/** Sizes and colours come from src/styles/tokens.scss; look.md says why. */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$',
      { message: 'Block, element and modifier, as in login__submit--busy.', resolveNestedSelectors: true },
    ],
    'selector-type-no-unknown': [true, { ignoreTypes: ['page', '/^taro-/'] }],
    'color-no-hex': [true, { message: 'A colour is a token of src/styles/tokens.scss.' }],
    'no-descending-specificity': null,
    'scss/dollar-variable-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [{ files: ['src/styles/tokens.scss'], rules: { 'color-no-hex': null } }],
};
