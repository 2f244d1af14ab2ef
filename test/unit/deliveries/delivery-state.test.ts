import { ParcelState, deliveryState } from '@/contract/deliveries/values';

const { waiting, onTheWay, arriving, delivered, problem } = ParcelState;

test.each([
  [[], waiting],
  [[delivered, delivered], delivered],
  [[delivered, onTheWay], onTheWay],
  [[onTheWay, arriving, waiting], arriving],
  [[delivered, problem, arriving], problem],
])('a delivery of parcels %j is in state %i', (parcels, state) => {
  expect(deliveryState(parcels)).toBe(state);
});
