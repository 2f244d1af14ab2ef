import { UPLOAD_PART_BYTES } from '@/contract/files/values';
import { uploads } from '@/features/files/uploads';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import {
  blobOf,
  FakeDeviceFiles,
  FakeParts,
  FakeShelf,
  settled,
} from '../../support/fakes/fake-device-files';

export const MIB = UPLOAD_PART_BYTES;

/** A page on a phone; pass the same shelf to restart on the same phone. */
export async function openPhone(
  shelf = new FakeShelf(),
  { user = TEST_USER, sender = new FakeParts() } = {},
) {
  const device = new FakeDeviceFiles(shelf, sender);
  const fake = await fakeApp({ user, platform: { loadDeviceFiles: () => Promise.resolve(device) } });
  const files = fake.app.get(uploads);
  await settled();
  const add = async (name: string, bytes = 2.5 * MIB) => {
    const answered = await files.add('picture', blobOf(bytes), { name });
    await settled();
    return answered;
  };
  return { ...fake, device, sender, files, add, shelf };
}
