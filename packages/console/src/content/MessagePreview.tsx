import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { AskOf } from '../calls/client';
import { contentTexts } from './texts';

const T = contentTexts.announcements;
/** Of a phone. */
const WIDTH = 343;

/** The message as the form has it: its line in the inbox, and what opens. */
export function MessagePreview() {
  const { body, button, kind = 'system', link, title } = useWatch() as Partial<AskOf<'sendAnnouncement'>>;
  return (
    <Box component="section" aria-label={T.preview} sx={{ width: WIDTH, flexShrink: 0 }}>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {T.inList}
      </Typography>
      <Card sx={{ p: 2, mb: 3, overflowWrap: 'anywhere' }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: 600 }}>{title || T.title}</Typography>
          <Typography color="textSecondary" variant="body2" sx={{ flexShrink: 0 }}>
            {T.justNow}
          </Typography>
        </Stack>
        <Typography
          color="textSecondary"
          variant="body2"
          sx={{ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 }}
        >
          {body || T.body}
        </Typography>
      </Card>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {T.opened}
      </Typography>
      <Card sx={{ p: 2, overflowWrap: 'anywhere' }}>
        <Typography component="h2" sx={{ fontSize: 20, fontWeight: 600 }}>
          {title || T.title}
        </Typography>
        <Chip size="small" label={contentTexts.messageKinds[kind]} sx={{ my: 1 }} />
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{body || T.body}</Typography>
        {link && button && (
          <Button variant="contained" component="span" fullWidth sx={{ mt: 2, borderRadius: 6 }}>
            {button}
          </Button>
        )}
      </Card>
    </Box>
  );
}
