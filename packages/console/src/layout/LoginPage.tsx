import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Form,
  Login,
  PasswordInput,
  regex,
  required,
  SaveButton,
  TextInput,
  useLogin,
  useNotify,
} from 'react-admin';
import type { AskOf } from '../calls/client';
import { texts } from '../texts';

const T = texts.login;
const isCode = regex(/^\d{6}$/, T.codeWrong);

const quiet = {
  backgroundImage: 'none',
  backgroundColor: 'background.default',
  '& .RaLogin-avatar': { display: 'none' },
  '& .RaLogin-card': { pt: 4 },
};

export function LoginPage() {
  const login = useLogin();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const submit = async (given: Partial<AskOf<'login'>>) => {
    setBusy(true);
    await login(given)
      .catch(({ message }: Error) => notify(message, { type: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Login sx={quiet}>
      <Form onSubmit={submit} noValidate>
        <Box sx={{ width: 344, px: 4, pb: 4 }}>
          <Typography component="h1" variant="h5" sx={{ fontWeight: 600 }}>
            {texts.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {T.hint}
          </Typography>
          <TextInput source="name" label={T.name} autoComplete="username" autoFocus validate={required()} />
          <PasswordInput
            source="password"
            label={T.password}
            autoComplete="current-password"
            validate={required()}
          />
          <TextInput
            source="code"
            label={T.code}
            helperText={T.codeHelp}
            autoComplete="one-time-code"
            inputMode="numeric"
            validate={[required(), isCode]}
          />
          <SaveButton label={T.submit} icon={<></>} alwaysEnable disabled={isBusy} fullWidth sx={{ mt: 2 }} />
        </Box>
      </Form>
    </Login>
  );
}
