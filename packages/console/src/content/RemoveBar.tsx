import { DeleteWithConfirmButton, SaveButton, Toolbar } from 'react-admin';

interface RemoveBarProps {
  readonly label: string;
  readonly sure: string;
}

/** Of what can be removed for good. */
export const RemoveBar = ({ label, sure }: RemoveBarProps) => (
  <Toolbar sx={{ backgroundColor: 'transparent', justifyContent: 'space-between' }}>
    <SaveButton icon={<></>} alwaysEnable />
    <DeleteWithConfirmButton
      label={label}
      icon={<></>}
      confirmTitle={label}
      confirmContent={sure}
      confirmColor="warning"
    />
  </Toolbar>
);
