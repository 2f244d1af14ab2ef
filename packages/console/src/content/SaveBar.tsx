import { SaveButton, Toolbar } from 'react-admin';

/** Nothing is deleted: what should not be seen is hidden. */
export const SaveBar = () => (
  <Toolbar sx={{ backgroundColor: 'transparent' }}>
    <SaveButton icon={<></>} alwaysEnable />
  </Toolbar>
);
