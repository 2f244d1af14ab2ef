import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useInput } from 'react-admin';
import type { ConsoleProvider } from '../calls/data-provider';
import { contentTexts } from './texts';

const T = contentTexts.picture;

/** Uploaded as soon as it is picked; the form has its key. */
export function PictureInput({ source }: { readonly source: string }) {
  const { field, fieldState } = useInput({ source });
  const provider = useDataProvider<ConsoleProvider>();
  const [fault, setFault] = useState<string | null>(null);
  const key = String(field.value ?? '');
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setFault(null);
    await provider.storePicture(file).then(field.onChange, ({ message }: Error) => setFault(message));
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {T.label}
      </Typography>
      {key !== '' && (
        <Box
          component="img"
          src={`/files/${key}`}
          alt={T.label}
          sx={{ display: 'block', maxWidth: 343, maxHeight: 240, borderRadius: 1, mb: 1 }}
        />
      )}
      <Button component="label" variant="outlined" size="small">
        {key === '' ? T.pick : T.change}
        <input
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </Button>
      {(fault ?? fieldState.error) && (
        <FormHelperText error>{fault ?? fieldState.error?.message}</FormHelperText>
      )}
    </Box>
  );
}
