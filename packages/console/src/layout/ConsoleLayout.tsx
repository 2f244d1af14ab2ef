import { AppBar, Layout, LoadingIndicator, Logout, UserMenu, type LayoutProps } from 'react-admin';
import { ConsoleMenu } from './ConsoleMenu';

const ConsoleBar = () => (
  <AppBar
    alwaysOn
    elevation={0}
    toolbar={<LoadingIndicator />}
    userMenu={
      <UserMenu>
        <Logout />
      </UserMenu>
    }
  />
);

export const ConsoleLayout = ({ children }: LayoutProps) => (
  <Layout
    appBar={ConsoleBar}
    menu={ConsoleMenu}
    sx={{
      '& .RaLayout-content': { padding: 3, paddingTop: 1 },
      '& .RaLayout-contentWithSidebar': { backgroundColor: 'background.default' },
    }}
  >
    {children}
  </Layout>
);
