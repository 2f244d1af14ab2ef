import { Button, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useController } from 'react-hook-form';
import { MAX_RECORDING_SECONDS } from '../../../../src/contract/questions/values';
import type { ConsoleProvider } from '../calls/data-provider';
import { texts } from '../texts';
import type { Voice } from './correction';

const T = texts.homework;
const SECOND = 1000;

interface VoiceInputProps {
  readonly source: string;
  readonly homeworkId: number;
}

/** A spoken comment: stored as soon as it is recorded, sent with the correction. */
export function VoiceInput({ homeworkId, source }: VoiceInputProps) {
  const { field } = useController({ name: source });
  const voice = field.value as (NonNullable<Voice> & { readonly url?: string }) | null;
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const recorder = useRef<MediaRecorder | null>(null);
  const [isRecording, setRecording] = useState(false);

  const store = async (recording: Blob, seconds: number) => {
    try {
      const key = await provider.storeVoice(homeworkId, recording);
      field.onChange({ key, seconds, url: URL.createObjectURL(recording) });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const start = async () => {
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => undefined);
    if (stream === undefined) return notify(T.noMicrophone, { type: 'warning' });
    const parts: Blob[] = [];
    const began = performance.now();
    const started = new MediaRecorder(stream);
    recorder.current = started;
    started.addEventListener('dataavailable', ({ data }) => parts.push(data));
    started.addEventListener('stop', () => {
      setRecording(false);
      stream.getTracks().forEach((track) => track.stop());
      const seconds = Math.round((performance.now() - began) / SECOND);
      const type = started.mimeType.split(';')[0] ?? '';
      void store(new Blob(parts, { type }), Math.min(MAX_RECORDING_SECONDS, Math.max(1, seconds)));
    });
    started.start();
    setRecording(true);
    setTimeout(() => started.state === 'recording' && started.stop(), MAX_RECORDING_SECONDS * SECOND);
  };

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1 }}>
      <Button
        size="small"
        variant="outlined"
        color={isRecording ? 'error' : 'primary'}
        onClick={isRecording ? () => recorder.current?.stop() : () => void start()}
      >
        {isRecording ? T.stop : voice === null ? T.record : T.recordAgain}
      </Button>
      {voice?.url && <audio src={voice.url} controls aria-label={T.voice} />}
      {voice !== null && (
        <Button size="small" color="error" onClick={() => field.onChange(null)}>
          {T.dropVoice}
        </Button>
      )}
    </Stack>
  );
}
