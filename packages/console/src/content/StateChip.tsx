import { Chip } from '@mui/material';

/** Green where it is shown, open or has room. */
export const StateChip = ({ isOn, label }: { readonly isOn: boolean; readonly label: string }) => (
  <Chip size="small" variant="outlined" color={isOn ? 'success' : 'default'} label={label} />
);
