import { Box, Button, Stack, Typography } from '@mui/material';
import { texts } from '../texts';
import type { Queue } from './use-queue';
import { useKeys } from './use-keys';

const T = texts.queue;

export type KeyHint = readonly [key: string, what: string];

/** The place in the queue, with the keys that work here. */
export function QueueHead({ queue, hints }: { readonly queue: Queue; readonly hints: readonly KeyHint[] }) {
  const { position, toList, toNext, toPrevious, total } = queue;
  useKeys({ j: toNext, k: toPrevious });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', py: 1.5, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" onClick={toList}>
        {T.list}
      </Button>
      <Button size="small" onClick={toPrevious} disabled={toPrevious === undefined}>
        {T.previous}
      </Button>
      <Button size="small" onClick={toNext} disabled={toNext === undefined}>
        {T.next}
      </Button>
      <Typography variant="body2" color="textSecondary" role="status">
        {position > 0 && T.position(position, total)}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <KeyHints hints={[['J', T.next], ['K', T.previous], ...hints]} />
    </Stack>
  );
}

export const KeyHints = ({ hints }: { readonly hints: readonly KeyHint[] }) => (
  <Stack direction="row" spacing={2} component="dl" aria-label={T.keys} sx={{ m: 0 }}>
    {hints.map(([key, what]) => (
      <Stack key={key} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <Box
          component="dt"
          sx={{
            ...{ border: 1, borderColor: 'divider', borderBottomWidth: 2, borderRadius: 1, px: 0.75 },
            ...{ fontSize: 12, lineHeight: '20px', backgroundColor: 'background.paper' },
          }}
        >
          <kbd>{key}</kbd>
        </Box>
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
          {what}
        </Typography>
      </Stack>
    ))}
  </Stack>
);
