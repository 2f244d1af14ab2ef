/** CRM (part 1 section 7). */
import { defineCalls } from '../define';
import type { crmSchemas } from './crm.schema';

export const crmCalls = defineCalls<typeof crmSchemas>()({
  sendCrmSms: {
    method: 'POST',
    path: '/index/sms/sends',
    service: 'crm',
    access: 'public',
    served: false,
  },
});
