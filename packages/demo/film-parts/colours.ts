/** Colours of the films: those of src/styles/tokens.scss and matching ones. */
export const colour = {
  sun: '#FFC53D',
  ink: '#1B2620',
  white: '#FFFFFF',
  cream: '#FFF6E3',
  cheek: '#FF8F7A',
  leaf: '#2E9C5B',
  leafLight: '#6CC36F',
  woodDeep: '#B27A3C',
} as const;
