import { Button, Card, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import type { PhotoSign } from '../../../../src/contract/homework/values';
import { KeyHints } from '../queue/QueueHead';
import { useKeys } from '../queue/use-keys';
import { texts } from '../texts';
import { SIGNS } from './Marks';

const T = texts.homework;

export type Tool = 'pen' | PhotoSign;
const TOOLS: readonly Tool[] = ['pen', 'right', 'half', 'wrong'];

/** One tool and one way back for all photos of a hand-in. */
export function usePens() {
  const [tool, setTool] = useState<Tool>('pen');
  const [past, setPast] = useState<readonly (() => void)[]>([]);
  const undo = () => {
    past.at(-1)?.();
    setPast(past.slice(0, -1));
  };
  return {
    tool,
    setTool,
    /** `restore` brings back what was before the last mark. */
    didMark: (restore: () => void) => setPast((before) => [...before, restore]),
    undo: past.length > 0 ? undo : undefined,
  };
}
export type PensState = ReturnType<typeof usePens>;

export function Pens({ pens: { setTool, tool, undo } }: { readonly pens: PensState }) {
  const byNumber = TOOLS.map((each, index) => [String(index + 1), () => setTool(each)]);
  useKeys({ ...Object.fromEntries(byNumber), z: undo });
  return (
    <Card sx={{ p: 1, mb: 2, position: 'sticky', top: 56, zIndex: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={tool}
          aria-label={T.toolsLabel}
          onChange={(_, chosen: Tool | null) => chosen && setTool(chosen)}
        >
          {TOOLS.map((each) => (
            <ToggleButton key={each} value={each} sx={{ px: 2, color: 'text.primary' }}>
              {each === 'pen' ? '' : `${SIGNS[each]} `}
              {T.tools[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" onClick={undo} disabled={undo === undefined} sx={{ mr: 'auto !important' }}>
          {T.undo}
        </Button>
        <KeyHints
          hints={[
            ['1–4', T.toolsLabel],
            ['Z', T.undo],
          ]}
        />
      </Stack>
    </Card>
  );
}
