import { CreateButton, TopToolbar } from 'react-admin';

/** Above a list that only grows. */
export const AddBar = ({ label }: { readonly label: string }) => (
  <TopToolbar>
    <CreateButton label={label} variant="contained" />
  </TopToolbar>
);
