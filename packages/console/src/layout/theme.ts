import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

const INK = '#1b2620';
const LINE = '#e1e7e2';
const GREEN = '#0c804b';

/** The app's colours, on a desk: quiet surfaces, hairlines instead of shadows. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: GREEN, dark: '#0a6a3d', contrastText: '#fff' },
    secondary: { main: GREEN, contrastText: '#fff' },
    error: { main: '#cb2c34' },
    background: { default: '#f5f7f4', paper: '#fff' },
    text: { primary: INK, secondary: '#5a665f' },
    divider: LINE,
  },
  shape: { borderRadius: 8 },
  sidebar: { width: 208, closedWidth: 56 },
  typography: {
    fontFamily: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
    h6: { fontSize: '1.125rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultLightTheme.components,
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${LINE}` } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: '#fff', color: INK, borderBottom: `1px solid ${LINE}` } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: LINE, '&.MuiTableCell-head': { color: '#5a665f', fontWeight: 500 } },
      },
    },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: '#f0f3f0' } } },
  },
};
