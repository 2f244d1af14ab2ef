/** A record in the format of services/tracking. */
export const aRecord = (
  name: string,
  paras: Readonly<Record<string, unknown>>,
  id = 'session-1',
  timestamp = 1_795_226_400_000,
): Record<string, unknown> => ({
  user_id: 42,
  device_id: 'device',
  session_id: 'session',
  platform: 3,
  os: 'android',
  network: 'other',
  mnc: 'WIFI',
  app_version: '1.30.98',
  app_name: 'parent-app',
  entrance: 'parent-app',
  timestamp,
  status: 'success',
  event_name: name,
  event_id: id,
  last_url: '/index',
  paras: { ...paras, android_channel: '0' },
});
