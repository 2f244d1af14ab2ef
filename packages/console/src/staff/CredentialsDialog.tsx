import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import qrcode from 'qrcode-generator';
import type { AnswerOf } from '../calls/client';
import { texts } from '../texts';

const T = texts.staff;

/** As a path, which needs no picture and no inline style. */
function QrCode({ text }: { readonly text: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const dark = Array.from(
    { length: size * size },
    (_, at) => [at % size, Math.floor(at / size)] as const,
  ).filter(([x, y]) => code.isDark(y, x));
  return (
    <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} width={208} height={208} role="img" aria-label={T.scan}>
      <path d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
}

interface CredentialsDialogProps {
  readonly credentials: AnswerOf<'addStaff'> | null;
  readonly onClose: () => void;
}

/** Password and one-time secret of a new or renewed account: the backend keeps a hash alone. */
export const CredentialsDialog = ({ credentials, onClose }: CredentialsDialogProps) => (
  <Dialog open={credentials !== null} fullWidth maxWidth="sm">
    {credentials && (
      <>
        <DialogTitle>{`${credentials.name}（${texts.roles[credentials.role]}）`}</DialogTitle>
        <DialogContent>
          <Alert severity="warning" sx={{ mb: 2 }}>
            {T.once}
          </Alert>
          <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
            <QrCode text={credentials.totp} />
            <Box>
              <Typography color="textSecondary" variant="body2">
                {T.password}
              </Typography>
              <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: 18 }}>
                {credentials.password}
              </Typography>
              <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
                {T.scan}
              </Typography>
            </Box>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="contained" onClick={onClose}>
            {T.handed}
          </Button>
        </DialogActions>
      </>
    )}
  </Dialog>
);
