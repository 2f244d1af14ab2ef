import { useState } from 'react';
import { Create, regex, required, SelectInput, SimpleForm, TextInput, useRedirect } from 'react-admin';
import { STAFF_NAME_PATTERN, StaffRole } from '../../../../src/contract/staff/values';
import type { AnswerOf } from '../calls/client';
import { texts } from '../texts';
import { CredentialsDialog } from './CredentialsDialog';

const T = texts.staff;

const roles = Object.values(StaffRole).map((id) => ({ id, name: texts.roles[id] }));
const isName = regex(new RegExp(STAFF_NAME_PATTERN), T.nameWrong);

export function StaffCreate() {
  const [credentials, setCredentials] = useState<AnswerOf<'addStaff'> | null>(null);
  const redirect = useRedirect();
  return (
    <Create
      title={T.add}
      mutationOptions={{ onSuccess: (added) => setCredentials(added as unknown as AnswerOf<'addStaff'>) }}
    >
      <SimpleForm sx={{ maxWidth: 480 }}>
        <TextInput
          source="name"
          label={T.name}
          helperText={T.nameHelp}
          autoComplete="off"
          autoFocus
          validate={[required(), isName]}
        />
        <SelectInput source="role" label={T.role} choices={roles} validate={required()} />
      </SimpleForm>
      <CredentialsDialog credentials={credentials} onClose={() => redirect('list', 'staff')} />
    </Create>
  );
}
