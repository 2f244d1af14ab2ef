import { maskPhone } from '@/features/account/phone/mask-phone';

test.each([
  ['13800000001', '138****0001'],
  ['138****0001', '138****0001'],
  ['85212345', '8****45'],
  ['123', '****'],
  ['', '****'],
])('%p is shown as %p', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
