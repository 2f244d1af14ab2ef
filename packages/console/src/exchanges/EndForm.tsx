import { Card, CardContent } from '@mui/material';
import {
  Form,
  FormDataConsumer,
  maxLength,
  RadioButtonGroupInput,
  required,
  SaveButton,
  TextInput,
} from 'react-admin';
import { ExchangeEnd } from '../../../../src/contract/staff/values';
import type { AskOf } from '../calls/client';
import { useAct } from '../calls/use-act';
import type { Queue } from '../queue/use-queue';
import type { Exchange } from './Receiver';
import { exchangeTexts as T } from './texts';

const ENDS = Object.values(ExchangeEnd).map((id) => ({ id, name: T.ends[id] }));
const NOTE_MOST = 100;

type Typed = Partial<Omit<AskOf<'endExchange'>, 'exchangeId'>>;

interface EndFormProps {
  readonly exchange: Exchange;
  readonly queue: Queue;
}

export function EndForm({ exchange: { exchangeId }, queue }: EndFormProps) {
  const { act, isBusy } = useAct('endExchange', { done: T.done, onDone: queue.goOn });
  const send = ({ code, end = ExchangeEnd.sent, note }: Typed) =>
    act({ exchangeId, end, code: code ?? '', note: note ?? '' });
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Form record={{ end: ExchangeEnd.sent, code: '', note: '' }} onSubmit={send}>
          <RadioButtonGroupInput source="end" label={T.end} choices={ENDS} validate={required()} />
          <FormDataConsumer<{ end: ExchangeEnd }>>
            {({ formData: { end = ExchangeEnd.sent } }) => (
              <>
                {end === ExchangeEnd.code && (
                  <TextInput source="code" label={T.code} validate={[required(), maxLength(64)]} />
                )}
                <TextInput
                  source="note"
                  label={T.notes[end]}
                  helperText={T.noteHelp}
                  validate={
                    end === ExchangeEnd.cancelled ? [required(), maxLength(NOTE_MOST)] : maxLength(NOTE_MOST)
                  }
                />
              </>
            )}
          </FormDataConsumer>
          <SaveButton label={T.save} icon={<></>} alwaysEnable disabled={isBusy} />
        </Form>
      </CardContent>
    </Card>
  );
}
