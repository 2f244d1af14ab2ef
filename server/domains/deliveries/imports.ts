/** Deliveries, their parcels and where those are, from the operator's files. */
import { Type, type Static } from '@sinclair/typebox';
import { ORDER_NO_MAX, ParcelState } from '../../../src/contract/deliveries/values';
import {
  externalId,
  listOf,
  momentField,
  momentOf,
  nameIn,
  phoneField,
  pictureField,
  refTo,
  textField,
} from '../../core/import/fields';
import { importOf, refOf } from '../../core/import/kind';
import { rowsOf } from '../../core/import/upsert';
import { maskPhone, readPhone } from '../account/phone';
import { deliveries, parcelEvents, parcels } from './tables';

const Delivery = Type.Object({
  id: externalId,
  child: refTo('children'),
  title: textField,
  picture: pictureField,
  orderNo: Type.Optional(Type.String({ maxLength: ORDER_NO_MAX })),
  receiverName: Type.Optional(textField),
  receiverPhone: Type.Optional(phoneField),
  receiverAddress: Type.Optional(textField),
  sentAt: momentField,
  /** Without it the delivery is new to the parent. */
  seenAt: Type.Optional(momentField),
});

const Parcel = Type.Object({
  id: externalId,
  delivery: refTo('deliveries'),
  contents: listOf(textField),
  carrier: textField,
  trackingNumber: textField,
});

const ParcelEvent = Type.Object({
  id: externalId,
  parcel: refTo('parcels'),
  state: nameIn(ParcelState),
  content: textField,
  happenedAt: momentField,
});

function maskOf(text: string | undefined): string {
  const phone = text === undefined ? null : readPhone('86', text);
  return phone === null ? '' : maskPhone(phone);
}

export const deliveriesImports = [
  importOf({
    kind: 'deliveries',
    schema: Delivery,
    target: deliveries.id,
    check: (_services, lines) =>
      Promise.resolve(
        lines
          .filter(({ row }) => row.receiverPhone !== undefined && maskOf(row.receiverPhone) === '')
          .map(({ line }) => ({ line, field: 'receiverPhone', sentence: 'is no phone number' })),
      ),
    write: rowsOf<Static<typeof Delivery>>(deliveries.id, (row, line) => {
      const values: Omit<typeof deliveries.$inferInsert, 'id'> = {
        userId: refOf(line, 'child'),
        title: row.title,
        picture: row.picture ?? '',
        orderNo: row.orderNo ?? '',
        receiverName: row.receiverName ?? '',
        receiverPhoneMask: maskOf(row.receiverPhone),
        receiverAddress: row.receiverAddress ?? '',
        sentAt: momentOf(row.sentAt),
        seenAt: row.seenAt === undefined ? undefined : momentOf(row.seenAt),
      };
      return values;
    }),
  }),
  importOf({
    kind: 'parcels',
    schema: Parcel,
    target: parcels.id,
    write: rowsOf<Static<typeof Parcel>>(parcels.id, ({ contents, carrier, trackingNumber }, line) => ({
      deliveryId: refOf(line, 'delivery'),
      ...{ contents, carrier, trackingNumber },
    })),
  }),
  importOf({
    kind: 'parcelEvents',
    schema: ParcelEvent,
    target: parcelEvents.id,
    write: rowsOf<Static<typeof ParcelEvent>>(parcelEvents.id, ({ state, content, happenedAt }, line) => ({
      parcelId: refOf(line, 'parcel'),
      state: ParcelState[state],
      content,
      happenedAt: momentOf(happenedAt),
    })),
  }),
];
