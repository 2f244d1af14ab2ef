/** Messages for the inbox from the operator's files. */
import { Type, type Static } from '@sinclair/typebox';
import { MessageKind } from '../../../src/contract/messages/values';
import { externalId, momentField, momentOf, nameIn, refTo, textField } from '../../core/import/fields';
import { importOf, refOf } from '../../core/import/kind';
import { rowsOf } from '../../core/import/upsert';
import { inboxMessages } from './tables';

const Message = Type.Object({
  id: externalId,
  child: refTo('children'),
  kind: nameIn(MessageKind),
  title: textField,
  body: textField,
  sentAt: momentField,
  readAt: Type.Optional(momentField),
});

export const messagesImports = [
  importOf({
    kind: 'messages',
    schema: Message,
    target: inboxMessages.id,
    write: rowsOf<Static<typeof Message>>(
      inboxMessages.id,
      ({ kind, title, body, sentAt, readAt }, line) => ({
        userId: refOf(line, 'child'),
        kind: MessageKind[kind],
        ...{ title, body },
        sentAt: momentOf(sentAt),
        readAt: readAt === undefined ? undefined : momentOf(readAt),
      }),
    ),
  }),
];
