import { Card, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DataTable, ListContextProvider, useDataProvider, useList, useRecordContext } from 'react-admin';
import type { RowOf } from '../calls/client';
import type { ConsoleProvider } from '../calls/data-provider';
import { texts } from '../texts';
import { ReasonButton } from './ReasonButton';

const T = texts.people;
type Device = RowOf<'listPersonDevices'> & { readonly id: string };

export function Devices({ userId }: { readonly userId: number }) {
  const provider = useDataProvider<ConsoleProvider>();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['people', 'devices', userId],
    queryFn: async () => {
      const { data: devices } = await provider.call('listPersonDevices', { userId });
      return devices.map((device): Device => ({ ...device, id: device.deviceKey }));
    },
  });
  const list = useList<Device>({ data, isPending });
  return (
    <Card>
      <Typography variant="h6" component="h2" sx={{ px: 2, pt: 2 }}>
        {T.devices}
      </Typography>
      <ListContextProvider value={list}>
        <DataTable
          resource="devices"
          rowClick={false}
          bulkActionButtons={false}
          empty={<Typography sx={{ p: 2 }}>{T.noDevices}</Typography>}
        >
          <DataTable.Col source="name" label={T.device} disableSort />
          <DataTable.Col source="firstSeenAt" label={T.firstSeenAt} disableSort />
          <DataTable.Col source="lastSeenAt" label={T.lastSeenAt} disableSort />
          <DataTable.Col
            label=""
            render={({ isLoggedIn }: Device) =>
              isLoggedIn && <Chip size="small" color="success" variant="outlined" label={T.isLoggedIn} />
            }
          />
          <DataTable.Col label="" align="right">
            <Remove userId={userId} onDone={() => void refetch()} />
          </DataTable.Col>
        </DataTable>
      </ListContextProvider>
    </Card>
  );
}

function Remove({ onDone, userId }: { readonly userId: number; readonly onDone: () => void }) {
  const device = useRecordContext<Device>();
  if (device === undefined) return null;
  return (
    <ReasonButton
      call="removePersonDevice"
      request={{ userId, deviceKey: device.deviceKey }}
      words={{ button: T.remove, title: T.removeReason, done: T.removed }}
      ready={texts.reason.ready.device}
      onDone={onDone}
    />
  );
}
