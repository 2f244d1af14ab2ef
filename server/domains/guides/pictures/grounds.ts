/** What all pictures of guides share. Colours as in src/styles/tokens.scss. */
export const WIDTH = 560;
export const HEIGHT = 320;

export const colour = {
  ground: '#DDF1E5',
  groundLight: '#F1F9F4',
  white: '#FFFFFF',
  pea: '#0C804B',
  peaSoft: '#A9DFBF',
  peaTint: '#E6F5ED',
  ink: '#1B2620',
  line: '#D5DED8',
  faint: '#EEF3F0',
  sun: '#FFC53D',
  sunSoft: '#FFE7AE',
  sky: '#7DB4F5',
  skySoft: '#DCEBFD',
  coral: '#F2765A',
  coralSoft: '#FBC3B1',
} as const;
