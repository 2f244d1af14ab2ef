import { Box, Button, Drawer, Rating, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useKeys } from '../queue/use-keys';
import { texts } from '../texts';
import type { Correction, HandIn } from './correction';
import { Marks } from './Marks';

const T = texts.homework;
/** A phone's. */
const WIDTH = 375;

/** The correction as the parent's app will show it. */
export function Preview({ handIn }: { readonly handIn: HandIn }) {
  const [isOpen, setOpen] = useState(false);
  useKeys({ p: () => setOpen(true) });
  return (
    <>
      <Button fullWidth sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {T.preview}
      </Button>
      <Drawer anchor="right" open={isOpen} onClose={() => setOpen(false)}>
        <Box sx={{ width: WIDTH, p: 2, minHeight: '100%', backgroundColor: 'background.default' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
            <Typography variant="h6" component="h2">
              {T.preview}
            </Typography>
            <Button onClick={() => setOpen(false)}>{T.previewClose}</Button>
          </Stack>
          <AsParentSees handIn={handIn} />
        </Box>
      </Drawer>
    </>
  );
}

const card = { backgroundColor: 'background.paper', borderRadius: 2, p: 2, mb: 1.5 };
const said = { backgroundColor: '#e6f5ed', borderRadius: 1, px: 1.5, py: 1, mt: 1, whiteSpace: 'pre-wrap' };

function AsParentSees({ handIn: { answers, questions } }: { readonly handIn: HandIn }) {
  const { items = [], stars, words } = useWatch<Correction>();
  return (
    <>
      <Box sx={card}>
        <Typography sx={{ fontWeight: 600 }}>{T.by}</Typography>
        {Boolean(stars) && <Rating value={stars ?? 0} readOnly size="small" />}
        {words && <Box sx={said}>{words}</Box>}
      </Box>
      {questions.map(({ question: { id, points, stem } }, index) => {
        const item = items[index];
        const answer = answers.find(({ questionId }) => questionId === id)?.answer;
        const pictures = answer?.kind === 'photo' ? answer.pictures : [];
        return (
          <Box key={id} sx={card}>
            <Typography sx={{ fontWeight: 600 }}>{T.question(index + 1, stem)}</Typography>
            {item?.points !== undefined && (
              <Typography variant="body2" color="textSecondary">
                {T.got(item.points, points)}
              </Typography>
            )}
            {item?.words && <Box sx={said}>{item.words}</Box>}
            {pictures.map(({ id: file, url }, picture) => {
              const marks = item?.marks?.find((one) => one?.picture === picture);
              return (
                <Box key={file} sx={{ position: 'relative', mt: 1, borderRadius: 1, overflow: 'hidden' }}>
                  <Box
                    component="img"
                    src={url}
                    alt={T.markedPhoto}
                    sx={{ display: 'block', width: '100%' }}
                  />
                  {marks && <Marks marks={marks as Parameters<typeof Marks>[0]['marks']} />}
                </Box>
              );
            })}
          </Box>
        );
      })}
    </>
  );
}
