import { Box, ButtonBase, Stack } from '@mui/material';
import { useState } from 'react';
import { texts } from '../texts';
import type { ReviewedWork } from './WorkFacts';

const T = texts.works;
/** What the head of the page leaves of the window. */
const ROOM = 'calc(100vh - 220px)';

const shown = { display: 'block', width: '100%', height: ROOM, objectFit: 'contain' } as const;

/** One large, the others to choose from. */
export function WorkFiles({ work: { cover, files, isFilm } }: { readonly work: ReviewedWork }) {
  const [at, setAt] = useState(0);
  const file = files[at];
  if (file === undefined) return null;
  if (isFilm)
    return (
      <Box
        component="video"
        src={file.url}
        poster={cover || undefined}
        controls
        playsInline
        sx={{ ...shown, backgroundColor: '#101512' }}
      />
    );
  return (
    <Box sx={{ backgroundColor: '#eef2ee' }}>
      <Box component="img" src={file.url} alt={T.photo(at + 1, files.length)} sx={shown} />
      {files.length > 1 && (
        <Stack direction="row" spacing={1} sx={{ p: 1, overflowX: 'auto' }}>
          {files.map(({ url }, index) => (
            <ButtonBase
              key={url}
              onClick={() => setAt(index)}
              aria-label={T.photo(index + 1, files.length)}
              aria-pressed={index === at}
              sx={{
                ...{ border: 2, borderRadius: 1, overflow: 'hidden', flexShrink: 0 },
                borderColor: index === at ? 'primary.main' : 'transparent',
                '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box component="img" src={url} alt="" sx={{ width: 64, height: 64, objectFit: 'cover' }} />
            </ButtonBase>
          ))}
        </Stack>
      )}
    </Box>
  );
}
