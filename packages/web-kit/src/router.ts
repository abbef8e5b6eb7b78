/** The parts of the router that we use; shared with the remotes for the same reason as ui. */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
} from 'react-router-dom'
export type { RouteObject } from 'react-router-dom'
